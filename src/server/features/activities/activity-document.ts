import { type ActivityDocument, activityDocument } from '../../../contracts/activities.ts';
import { readDocument } from '../../database/stored-document.ts';

/** Returns what a stored activity says. */
export const readActivity = ({ data }: { readonly data: string }): ActivityDocument =>
  readDocument(activityDocument, data, 'activity');
