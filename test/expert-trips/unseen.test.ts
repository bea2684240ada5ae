import { testShelf } from './test-shelf.ts';

testShelf('unseen', 1.5);
