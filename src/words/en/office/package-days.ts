/** The day plan and the pictures of a travel package, and sorting them. */
export const packageDays = {
  noDays: 'No days yet. Add them one by one, or paste a whole plan as text.',
  daysOfTrip: 'Days of the trip',
  /** A day in the announcements of sorting. */
  dayMoved: ({ number }: { number: number }) => `day ${number}`,
  addDay: ({ number }: { number: number }) => `Add day ${number}`,
  writeAsText: 'Write as text',
  daysDescribed: ({ days, duration }: { days: number; duration: number }) =>
    `${days} of ${duration} days are described.`,
  dayNumber: ({ number }: { number: number }) => `Day ${number}`,
  moveDayUp: ({ number }: { number: number }) => `Move day ${number} up`,
  moveDayDown: ({ number }: { number: number }) => `Move day ${number} down`,
  removeDay: ({ number }: { number: number }) => `Remove day ${number}`,
  titleOfDay: ({ number }: { number: number }) => `Title of day ${number}`,
  titleExample: 'Arrival and the Mall Road',
  detailOfDay: ({ number }: { number: number }) => `Detail of day ${number}`,
  detailHint: 'What happens on this day *',
  notSavedWithoutDetail: 'A day without a detail is not saved',

  textTitle: 'Day-wise plan as text',
  planText: 'Plan',
  planTextHint: 'Begin each day with a line such as "Day 1 - Arrival: " and go on below it.',
  cancel: 'Cancel',
  replaceDays: ({ count }: { count: number }) => `Replace the ${count === 1 ? 'day' : `${count} days`}`,
  takeOver: 'Take over',
  noDayRead: 'No day is written yet.',
  daysRead: ({ count, titles }: { count: number; titles: string }) =>
    `${count === 1 ? '1 day is' : `${count} days are`} read: ${titles}`,

  picturesOfPackage: 'Pictures of the package',
  /** A picture in the announcements of sorting. */
  pictureMoved: ({ number }: { number: number }) => `picture ${number}`,
  choosePictures: 'Choose pictures',
  dropPictures: 'Drop pictures here, or press to choose',
  pictureRules: ({ rules, most }: { rules: string; most: number }) => `${rules} each, at most ${most}`,
  tooManyPictures: ({ file, most }: { file: string; most: number }) =>
    `${file} is left out: a package has at most ${most} pictures`,
  tooLargeTogether: ({ file }: { file: string }) =>
    `${file} is left out: save first, new pictures may have 60 MB together`,
  pictureNumber: ({ number }: { number: number }) => `Picture ${number}`,
  newPicture: 'New',
  captionOf: ({ number }: { number: number }) => `Caption of picture ${number}`,
  caption: 'Caption',
  featuredPicture: 'Featured',
  featuredNumber: ({ number }: { number: number }) => `Picture ${number} is featured`,
  movePictureForward: ({ number }: { number: number }) => `Move picture ${number} forward`,
  movePictureBack: ({ number }: { number: number }) => `Move picture ${number} back`,
  removePicture: ({ number }: { number: number }) => `Remove picture ${number}`,

  /** On the handle that drags an item. */
  moveItem: ({ name }: { name: string }) => `Move ${name}`,
  /** What a handle is, for screen readers. */
  sortable: 'sortable',
  sortingHint:
    'To pick up a draggable item, press the space bar. While dragging, use the arrow keys to move the item. Press space again to drop the item in its new position, or press escape to cancel.',
  pickedUp: ({ name }: { name: string }) => `${name} picked up. Arrow keys move it, Space drops it.`,
  isOver: ({ name, place, count }: { name: string; place: number; count: number }) =>
    `${name} is over place ${place} of ${count}.`,
  droppedAt: ({ place, count }: { place: number; count: number }) => `Dropped at place ${place} of ${count}.`,
  dropped: 'Dropped.',
  stays: ({ name }: { name: string }) => `${name} stays where it was.`,
} as const;
