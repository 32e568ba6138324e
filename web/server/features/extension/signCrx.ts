import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';

/** The public half of a PEM private key, as Chromium has it in manifests and packages. */
const publicDer = (privateKey: string): Buffer =>
  createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' });

const digestOf = (privateKey: string): Buffer =>
  createHash('sha256').update(publicDer(privateKey)).digest().subarray(0, 16);

/** The id that Chromium gives an extension signed with this key: 32 letters from a to p. */
export const extensionIdOf = (privateKey: string): string =>
  [...digestOf(privateKey).toString('hex')]
    .map((digit) => String.fromCharCode('a'.charCodeAt(0) + Number.parseInt(digit, 16)))
    .join('');

/**
 * A zip as a Chromium package of version 3 (components/crx_file/crx3.proto of Chromium): a header with one
 * RSA proof over the id and the zip, and the zip.
 */
export function signCrx(zip: Buffer, privateKey: string): Buffer {
  const signedData = field(1, digestOf(privateKey));
  const signature = sign(
    'sha256',
    Buffer.concat([Buffer.from('CRX3 SignedData\0'), uint32(signedData.length), signedData, zip]),
    privateKey,
  );
  const proof = Buffer.concat([field(1, publicDer(privateKey)), field(2, signature)]);
  const header = Buffer.concat([field(2, proof), field(10_000, signedData)]);
  return Buffer.concat([Buffer.from('Cr24'), uint32(3), uint32(header.length), header, zip]);
}

/** A field of bytes in protocol buffers' wire format. */
const field = (number: number, bytes: Buffer): Buffer =>
  Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
