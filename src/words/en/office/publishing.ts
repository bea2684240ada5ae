/** When a record becomes public by itself. */
export const publishing = {
  day: 'Day',
  time: 'Time (IST)',
  choosePublishTime: 'Please choose the day and time of publication',
  publishTimePast: 'The time of publication is in the past',
} as const;
