import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SchemaCollection } from './json-schemas.ts';

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('schemas of the API’s description', () => {
  it('are two where a default makes what is sent another thing than what is answered, and so is what holds them', () => {
    const inner = z.object({ size: z.number().default(1) }).meta({ id: 'TestInner' });
    const outer = z.object({ inner }).meta({ id: 'TestOuter' });
    const same = z.object({ name: z.string() }).meta({ id: 'TestSame' });
    const collection = new SchemaCollection();
    const { document, schemas } = collection.resolve([
      collection.component(outer, 'input', 'unused'),
      collection.component(outer, 'output', 'unused'),
      collection.component(same, 'input', 'unused'),
      collection.component(same, 'output', 'unused'),
    ]);
    expect(document).toEqual([refer('TestOuterInput'), refer('TestOuter'), refer('TestSame'), refer('TestSame')]);
    expect(Object.keys(schemas)).toEqual(['TestInner', 'TestInnerInput', 'TestOuter', 'TestOuterInput', 'TestSame']);
    expect(schemas.TestOuterInput?.properties).toEqual({ inner: refer('TestInnerInput') });
    expect(schemas.TestInner?.required).toEqual(['size']);
    expect(schemas.TestInnerInput?.required).toBeUndefined();
  });

  it('are called by their call where they have no name, and tell what has to be sent before it is changed', () => {
    const collection = new SchemaCollection();
    const typed = z.preprocess((value) => value, z.enum(['a', 'b']));
    const reference = collection.component(z.object({ typed, count: z.int() }), 'input', 'DoItRequest');
    const { document, schemas } = collection.resolve(reference);
    expect(document).toEqual(refer('DoItRequest'));
    expect(schemas.DoItRequest?.properties).toEqual({
      typed: { type: 'string', enum: ['a', 'b'] },
      count: { type: 'integer' },
    });
  });
});
