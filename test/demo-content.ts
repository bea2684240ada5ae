import { readDemoBookings } from '../src/server/database/demo/demo-booking.ts';
import { readDemoLeads } from '../src/server/database/demo/demo-lead.ts';
import { readDemoPackages } from '../src/server/database/demo/demo-package.ts';
import { readDemoPosts } from '../src/server/database/demo/demo-post.ts';

/** The site's own demonstration content, read once for all tests of a file. */
export const demoPackages = readDemoPackages();
export const demoPosts = readDemoPosts();
export const demoBookings = readDemoBookings();
export const demoLeads = readDemoLeads();
