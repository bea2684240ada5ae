/** Refusals of pictures of other sites, and of posters. */
export const pictures = {
  drawingBusy: 'Too many pictures are being drawn',
  fetchingBusy: 'Too many pictures are being fetched',
  noneThere: 'There is no picture at this address',
  tooSlow: 'The picture could not be fetched in time',
  refusedAddress: 'Pictures are not fetched from this address',
  giveAddress: 'Give the address of a picture as url',
  required: 'Required',
  addressTooLong: 'The address is too long',
} as const;
