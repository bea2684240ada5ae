import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PbfReader } from 'pbf';
import { ImportProblem } from './import-problem.ts';

/** A part of an extract, as wiki.openstreetmap.org/wiki/PBF_Format describes it; only what we read of it. */
export type Tags = ReadonlyMap<string, string>;

export interface OsmVisitor {
  readonly node?: (id: number, lat: number, lon: number, tags: Tags) => void;
  readonly way?: (id: number, tags: Tags, nodes: readonly number[]) => void;
}

/** The format allows no more; a larger size is read from something else. */
const LARGEST_HEADER = 64 * 1024;
const LARGEST_BLOB = 32 * 1024 * 1024;
/** Features that a reader has to know. */
const KNOWN_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes']);

const unpack = promisify(inflate);
const NO_TAGS: Tags = new Map();

const cut = () => new ImportProblem('The file is no OpenStreetMap extract (.osm.pbf), or is cut');

interface BlobHeader {
  type: string;
  size: number;
}

const readHeader = (bytes: Uint8Array): BlobHeader =>
  new PbfReader(bytes).readFields<BlobHeader>(
    (tag, header, pbf) => {
      if (tag === 1) header.type = pbf.readString();
      else if (tag === 3) header.size = pbf.readVarint();
    },
    { type: '', size: 0 },
  );

async function unpackBlob(bytes: Uint8Array): Promise<Uint8Array> {
  const { raw, zipped } = new PbfReader(bytes).readFields<{ raw?: Uint8Array; zipped?: Uint8Array }>(
    (tag, blob, pbf) => {
      if (tag === 1) blob.raw = pbf.readBytes();
      else if (tag === 3) blob.zipped = pbf.readBytes();
    },
    {},
  );
  if (raw) return raw;
  if (!zipped) throw new ImportProblem('The extract is packed in another way than zlib');
  return unpack(zipped, { maxOutputLength: LARGEST_BLOB });
}

/** Yields the blocks of an extract, unpacked. */
async function* readBlobs(path: string): AsyncGenerator<{ type: string; bytes: Uint8Array }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const take = async (at: number, length: number): Promise<Buffer> => {
      if (at + length > size) throw cut();
      return (await file.read(Buffer.alloc(length), 0, length, at)).buffer;
    };
    for (let at = 0; at < size; ) {
      const headerSize = (await take(at, 4)).readUInt32BE();
      if (headerSize > LARGEST_HEADER) throw cut();
      const header = readHeader(await take(at + 4, headerSize));
      if (header.size > LARGEST_BLOB) throw cut();
      const blob = await take(at + 4 + headerSize, header.size);
      yield { type: header.type, bytes: await unpackBlob(blob) };
      at += 4 + headerSize + header.size;
    }
  } finally {
    await file.close();
  }
}

/** Reads the features that an extract requires. */
const requiredFeatures = (bytes: Uint8Array): readonly string[] =>
  new PbfReader(bytes).readFields<string[]>((tag, found, pbf) => {
    if (tag === 4) found.push(pbf.readString());
  }, []);

interface Block {
  readonly strings: string[];
  /** Positions in the bytes of the groups of nodes and ways. */
  readonly groups: Uint8Array[];
  granularity: number;
  latOffset: number;
  lonOffset: number;
}

const readBlock = (bytes: Uint8Array): Block =>
  new PbfReader(bytes).readFields<Block>(
    (tag, block, pbf) => {
      if (tag === 1)
        pbf.readMessage((field, strings, from) => field === 1 && strings.push(from.readString()), block.strings);
      else if (tag === 2) block.groups.push(pbf.readBytes());
      else if (tag === 17) block.granularity = pbf.readVarint();
      else if (tag === 19) block.latOffset = pbf.readVarint(true);
      else if (tag === 20) block.lonOffset = pbf.readVarint(true);
    },
    { strings: [], groups: [], granularity: 100, latOffset: 0, lonOffset: 0 },
  );

function tagsOf({ strings }: Block, keys: readonly number[], values: readonly number[]): Tags {
  if (keys.length === 0) return NO_TAGS;
  return new Map(keys.map((key, i) => [strings[key] ?? '', strings[values[i] ?? 0] ?? '']));
}

const latOf = ({ granularity, latOffset }: Block, value: number): number => (latOffset + granularity * value) * 1e-9;
const lonOf = ({ granularity, lonOffset }: Block, value: number): number => (lonOffset + granularity * value) * 1e-9;

interface Packed {
  id: number[];
  lat: number[];
  lon: number[];
  keysValues: number[];
}

/** Reads nodes that are stored as columns of differences. Tags of all nodes are one list, each node's ended by 0. */
function visitDense(pbf: PbfReader, block: Block, visit: NonNullable<OsmVisitor['node']>): void {
  const { id, lat, lon, keysValues } = pbf.readMessage<Packed>(
    (tag, dense, from) => {
      if (tag === 1) from.readPackedSVarint(dense.id);
      else if (tag === 8) from.readPackedSVarint(dense.lat);
      else if (tag === 9) from.readPackedSVarint(dense.lon);
      else if (tag === 10) from.readPackedVarint(dense.keysValues);
    },
    { id: [], lat: [], lon: [], keysValues: [] },
  );
  let [nodeId, nodeLat, nodeLon, at] = [0, 0, 0, 0];
  for (const [i, step] of id.entries()) {
    nodeId += step;
    nodeLat += lat[i] ?? 0;
    nodeLon += lon[i] ?? 0;
    const [keys, values]: [number[], number[]] = [[], []];
    for (; at < keysValues.length && keysValues[at] !== 0; at += 2) {
      keys.push(keysValues[at] ?? 0);
      values.push(keysValues[at + 1] ?? 0);
    }
    at++;
    visit(nodeId, latOf(block, nodeLat), lonOf(block, nodeLon), tagsOf(block, keys, values));
  }
}

interface Single {
  id: number;
  keys: number[];
  values: number[];
  lat: number;
  lon: number;
  refs: number[];
}

const readSingle = (pbf: PbfReader, isNode: boolean): Single =>
  pbf.readMessage<Single>(
    (tag, one, from) => {
      if (tag === 1) one.id = isNode ? from.readSVarint() : from.readVarint();
      else if (tag === 2) from.readPackedVarint(one.keys);
      else if (tag === 3) from.readPackedVarint(one.values);
      else if (tag === 8 && isNode) one.lat = from.readSVarint();
      else if (tag === 8) from.readPackedSVarint(one.refs);
      else if (tag === 9 && isNode) one.lon = from.readSVarint();
    },
    { id: 0, keys: [], values: [], lat: 0, lon: 0, refs: [] },
  );

function visitGroup(bytes: Uint8Array, block: Block, { node, way }: OsmVisitor): void {
  new PbfReader(bytes).readFields<null>((tag, _, pbf) => {
    if (tag === 1 && node) {
      const { id, lat, lon, keys, values } = readSingle(pbf, true);
      node(id, latOf(block, lat), lonOf(block, lon), tagsOf(block, keys, values));
    } else if (tag === 2 && node) visitDense(pbf, block, node);
    else if (tag === 3 && way) {
      const { id, keys, values, refs } = readSingle(pbf, false);
      let ref = 0;
      way(
        id,
        tagsOf(block, keys, values),
        refs.map((step) => (ref += step)),
      );
    }
  }, null);
}

/**
 * Reads an extract (`.osm.pbf`) and visits its nodes and ways, a block of at most 32 MB at a time.
 * @throws {ImportProblem} when it is cut, damaged, or something else
 */
export async function visitOsm(path: string, visitor: OsmVisitor): Promise<void> {
  let isBegun = false;
  for await (const { type, bytes } of readBlobs(path)) {
    try {
      if (type === 'OSMHeader') {
        const unknown = requiredFeatures(bytes).filter((feature) => !KNOWN_FEATURES.has(feature));
        if (unknown.length > 0) throw new ImportProblem(`The extract needs a reader that knows ${unknown.join(', ')}`);
        isBegun = true;
      } else if (type === 'OSMData') {
        const block = readBlock(bytes);
        for (const group of block.groups) visitGroup(group, block, visitor);
      }
    } catch (error) {
      throw error instanceof ImportProblem ? error : cut();
    }
  }
  if (!isBegun) throw cut();
}
