import { z } from 'zod';

/**
 * Returns an object schema that becomes a component of the API's description; the name must be unique across all
 * contracts.
 */
export const named = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) => z.object(shape).meta({ id });
