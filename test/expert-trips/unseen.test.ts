import { testShelf } from './test-shelf.ts';

testShelf('unseen', 2.4);
