import { testShelf } from './test-shelf.ts';

testShelf('seen', 1.95);
