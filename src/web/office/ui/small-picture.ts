import { uploadedSources } from '../../../core/pictures/uploaded-picture.ts';

/** Returns the address of a picture's narrowest size; drawings have only one. */
export const smallPicture = (address: string): string => uploadedSources(address)?.jpeg.split(' ')[0] ?? address;
