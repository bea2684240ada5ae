import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test('a pager offers at most five pages, the current one in the middle', () => {
  expect(pageWindow(10, 30)).toEqual([8, 9, 10, 11, 12]);
});

test('at both ends the five pages stay within the list', () => {
  expect(pageWindow(1, 30)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(2, 30)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(29, 30)).toEqual([26, 27, 28, 29, 30]);
  expect(pageWindow(30, 30)).toEqual([26, 27, 28, 29, 30]);
});

test('a short list offers the pages that it has, an empty one none', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 0)).toEqual([]);
});

test('a page beyond the end still shows the last pages', () => {
  expect(pageWindow(99, 7)).toEqual([3, 4, 5, 6, 7]);
});
