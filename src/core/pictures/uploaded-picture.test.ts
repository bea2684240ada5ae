import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readUploadedAddress,
  readUploadedFileName,
  uploadedAddress,
  uploadedSizes,
  uploadedSources,
} from './uploaded-picture.ts';

const ID = '0m9zk3x1a0123456789abcdefg';

describe('the address of an uploaded picture', () => {
  it('tells every form of the picture, the largest last', () => {
    expect(uploadedSources(`/pictures/uploads/${ID}-1600x1067.jpg`)).toEqual({
      webp: `/pictures/uploads/${ID}-480x320.webp 480w, /pictures/uploads/${ID}-960x640.webp 960w, /pictures/uploads/${ID}-1600x1067.webp 1600w`,
      jpeg: `/pictures/uploads/${ID}-480x320.jpg 480w, /pictures/uploads/${ID}-960x640.jpg 960w, /pictures/uploads/${ID}-1600x1067.jpg 1600w`,
      src: `/pictures/uploads/${ID}-1600x1067.jpg`,
      width: 1600,
      height: 1067,
    });
  });

  it('has no steps that would be larger than the picture, or hardly smaller', () => {
    expect(uploadedSizes({ width: 300, height: 200 })).toEqual([{ width: 300, height: 200 }]);
    expect(uploadedSizes({ width: 1000, height: 500 }).map(({ width }) => width)).toEqual([480, 1000]);
  });

  it('comes back from reading as it was written, for every size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1600 }), fc.integer({ min: 1, max: 2400 }), (width, height) => {
        expect(readUploadedAddress(uploadedAddress(ID, { width, height }))).toEqual({
          id: ID,
          width,
          height,
          kind: 'jpg',
        });
        expect(uploadedSizes({ width, height }).every((size) => size.width <= width && size.height >= 1)).toBe(true);
      }),
    );
  });

  it.each([
    '/pictures/posters/1/goa.svg',
    `https://elsewhere.example/pictures/uploads/${ID}-480x320.jpg`,
    `/pictures/uploads/${ID}-480x320.webp`,
    `/pictures/uploads/../${ID}-480x320.jpg`,
    `/pictures/uploads/${ID}-0x320.jpg`,
    `/pictures/uploads/${ID}-480x320.jpg?x`,
    `/pictures/uploads/${ID}-480x320.jpg\n`,
    '',
  ])('is not %j', (address) => {
    expect(uploadedSources(address)).toBeNull();
  });

  it.each(['.', '..', `${ID}.jpg`, `${ID}-480x320.svg`, `${ID.toUpperCase()}-480x320.jpg`, `${ID}-480x320.jpg\0`])(
    'has no file of the name %j',
    (name) => {
      expect(readUploadedFileName(name)).toBeNull();
    },
  );
});
