import { uploadedSources } from '../../../core/pictures/uploaded-picture.ts';

/** The address of a picture's narrowest form: drawings have one only. */
export const smallPicture = (address: string): string => uploadedSources(address)?.jpeg.split(' ')[0] ?? address;
