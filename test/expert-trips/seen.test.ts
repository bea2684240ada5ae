import { testShelf } from './test-shelf.ts';

testShelf('seen', 2.3);
