import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';

type Compile = ReturnType<ReturnType<typeof SerializerSelector>>;

const compile = SerializerSelector()();
const compiled = new WeakMap<object, ReturnType<Compile>>();

/**
 * Compiles each schema once per process. An overridden method shares the serializer of its endpoint, and servers of the
 * same endpoints share all of them.
 */
export function buildSharedSerializers(): Compile {
  return (definition) => {
    const schema = definition.schema as object;
    const known = compiled.get(schema);
    if (known) return known;
    const created = compile(definition);
    compiled.set(schema, created);
    return created;
  };
}
