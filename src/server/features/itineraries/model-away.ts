import { AppError } from '../../http/app-error.ts';

/** Returns the error for a request that requires a model's words when no model is available. */
export const modelAway = (): AppError =>
  new AppError('overloaded', ({ itineraries }) => itineraries.modelAway, {
    retryAfterSeconds: 10,
  });
