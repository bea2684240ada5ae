import { z } from 'zod';

/** Returns an object schema that is a component of the API's description under the name, unique over all contracts. */
export const named = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) => z.object(shape).meta({ id });
