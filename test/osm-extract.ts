import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

export interface OsmNode {
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly tags?: Readonly<Record<string, string>>;
}

export interface OsmWay {
  readonly id: number;
  readonly nodes: readonly number[];
  readonly tags: Readonly<Record<string, string>>;
}

/** Packs bytes as a blob with its header, as a file of OpenStreetMap has them one after another. */
function blobOf(type: string, bytes: Uint8Array): Buffer {
  const blob = new PbfWriter();
  blob.writeVarintField(2, bytes.length);
  blob.writeBytesField(3, deflateSync(bytes));
  const packed = blob.finish();
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, packed.length);
  const head = header.finish();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  return Buffer.concat([size, head, packed]);
}

const differences = (values: readonly number[]): number[] => values.map((value, i) => value - (values[i - 1] ?? 0));
const inUnits = (degrees: number): number => Math.round(degrees * 1e7);

/** Returns the bytes of an extract (`.osm.pbf`) with dense nodes, then ways, as Geofabrik's are. */
export function osmExtract(
  nodes: readonly OsmNode[],
  ways: readonly OsmWay[],
  features = ['OsmSchema-V0.6', 'DenseNodes'],
): Buffer {
  const header = new PbfWriter();
  for (const feature of features) header.writeStringField(4, feature);
  const strings = [''];
  const indexOf = (text: string): number => {
    const known = strings.indexOf(text);
    return known > 0 ? known : strings.push(text) - 1;
  };
  const pairs = nodes.flatMap(({ tags = {} }) => [
    ...Object.entries(tags).flatMap(([key, value]) => [indexOf(key), indexOf(value)]),
    0,
  ]);
  const written = ways.map(({ id, nodes: refs, tags }) => ({
    id,
    refs: differences(refs),
    keys: Object.keys(tags).map(indexOf),
    values: Object.values(tags).map(indexOf),
  }));
  const block = new PbfWriter();
  block.writeMessage(
    1,
    (_, pbf) => {
      for (const text of strings) pbf.writeStringField(1, text);
    },
    null,
  );
  block.writeMessage(
    2,
    (_, group) =>
      group.writeMessage(
        2,
        (__, dense) => {
          dense.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
          dense.writePackedSVarint(8, differences(nodes.map(({ lat }) => inUnits(lat))));
          dense.writePackedSVarint(9, differences(nodes.map(({ lon }) => inUnits(lon))));
          dense.writePackedVarint(10, pairs);
        },
        null,
      ),
    null,
  );
  block.writeMessage(
    2,
    (_, group) => {
      for (const { id, refs, keys, values } of written) {
        group.writeMessage(
          3,
          (__, way) => {
            way.writeVarintField(1, id);
            way.writePackedVarint(2, keys);
            way.writePackedVarint(3, values);
            way.writePackedSVarint(8, refs);
          },
          null,
        );
      }
    },
    null,
  );
  return Buffer.concat([blobOf('OSMHeader', header.finish()), blobOf('OSMData', block.finish())]);
}
