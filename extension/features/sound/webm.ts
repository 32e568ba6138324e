/** One packet of Opus: 20 ms of both channels. */
export const packetMs = 20;

/** A packet that decodes to silence in both channels. */
const silentPacket = Uint8Array.of(0xfc, 0xff, 0xfe);

/** The times of packets count from the start of their cluster, in 16 bits. */
const longestClusterMs = 30_000;

/** Samples that the decoder drops at the start, as every Opus encoder needs them. */
const preSkip = 312;

/**
 * The start of a WebM file with one stereo Opus track. What follows are clusters, which may be added at any time:
 * nothing in the file says how long it is.
 */
export function webmHeader(): Uint8Array<ArrayBuffer> {
  const info = element(
    0x1549a966,
    unsigned(0x2ad7b1, 1_000_000), // Times are milliseconds.
    text(0x4d80, 'Rapport'),
    text(0x5741, 'Rapport'),
  );
  const track = element(
    0xae,
    unsigned(0xd7, 1),
    unsigned(0x73c5, 1),
    unsigned(0x83, 2),
    text(0x86, 'A_OPUS'),
    element(0x63a2, opusHead()),
    unsigned(0x56aa, Math.round((preSkip * 1e9) / 48_000)),
    unsigned(0x56bb, 80_000_000),
    element(0xe1, element(0xb5, float64(48_000)), unsigned(0x9f, 2)),
  );
  const head = element(
    0x1a45dfa3,
    unsigned(0x4286, 1),
    unsigned(0x42f7, 1),
    unsigned(0x42f2, 4),
    unsigned(0x42f3, 8),
    text(0x4282, 'webm'),
    unsigned(0x4287, 4),
    unsigned(0x4285, 2),
  );
  const segmentOfUnknownSize = Uint8Array.of(
    ...[0x18, 0x53, 0x80, 0x67],
    ...[0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
  );
  return concat([head, segmentOfUnknownSize, info, element(0x1654ae6b, track)]);
}

/** Packets that follow each other without a gap, the first one at `startMs`. At most 30 s. */
export function webmCluster(
  startMs: number,
  packets: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  const blocks = packets.map((packet, at) => {
    const time = at * packetMs;
    return element(0xa3, Uint8Array.of(0x81, time >> 8, time & 0xff, 0x80), packet);
  });
  return element(0x1f43b675, unsigned(0xe7, startMs), ...blocks);
}

/** Clusters of silence from `startMs` up to `endMs`, to the packet. */
export function silentClusters(startMs: number, endMs: number): Uint8Array<ArrayBuffer> {
  const clusters: Uint8Array[] = [];
  for (let from = startMs; from + packetMs <= endMs; from += longestClusterMs) {
    const lengthMs = Math.min(longestClusterMs, endMs - from);
    const packets = Array<Uint8Array>(Math.floor(lengthMs / packetMs)).fill(silentPacket);
    clusters.push(webmCluster(from, packets));
  }
  return concat(clusters);
}

function opusHead(): Uint8Array {
  const head = new DataView(new ArrayBuffer(19));
  for (const [at, letter] of [...'OpusHead'].entries()) head.setUint8(at, letter.charCodeAt(0));
  head.setUint8(8, 1);
  head.setUint8(9, 2);
  head.setUint16(10, preSkip, true);
  head.setUint32(12, 48_000, true);
  return new Uint8Array(head.buffer);
}

function element(id: number, ...content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  return concat([bytesOf(id), sizeOf(length), ...content]);
}

const unsigned = (id: number, value: number) => element(id, bytesOf(value));
const text = (id: number, value: string) => element(id, new TextEncoder().encode(value));

function float64(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return new Uint8Array(view.buffer);
}

/** Big-endian, without leading zeros. */
function bytesOf(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}

/** A size in four bytes, the first of which says that there are four. */
const sizeOf = (length: number): Uint8Array =>
  Uint8Array.of(
    0x10 | (length >>> 24),
    (length >>> 16) & 0xff,
    (length >>> 8) & 0xff,
    length & 0xff,
  );

export function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}
