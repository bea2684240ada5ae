/** Milliseconds since 1970, UTC. */
export type Instant = number;
/** JSON text, parsed by a schema when read. */
export type JsonText = string;
