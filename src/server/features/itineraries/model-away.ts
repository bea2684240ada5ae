import { AppError } from '../../http/app-error.ts';

/** Said where trips without a model's words are not wanted, and it has none. */
export const modelAway = (): AppError =>
  new AppError('overloaded', 'AI model is temporarily overloaded. Please try again in a few minutes.', {
    retryAfterSeconds: 10,
  });
