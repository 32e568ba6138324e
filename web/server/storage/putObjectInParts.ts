import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

/** S3 takes 10,000 parts of 5 MiB to 5 GiB; with these, files up to 156 GiB. One part lies in memory. */
const partBytes = 16 * 1024 ** 2;

/**
 * Stores a stream of unknown length: small ones in one request, others in parts. A failure leaves nothing
 * behind, and the object appears only when whole.
 */
export async function putObjectInParts(
  client: S3Client,
  target: { Bucket: string; Key: string; ContentType: string },
  content: Readable,
): Promise<void> {
  const parts = partsOf(content);
  const first = await parts.next();
  const head = first.done ? Buffer.alloc(0) : first.value;
  if (head.length < partBytes) {
    await client.send(new PutObjectCommand({ ...target, Body: head }));
    return;
  }
  const { Bucket, Key } = target;
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(target));
  const sent: { ETag: string | undefined; PartNumber: number }[] = [];
  const send = async (Body: Buffer) => {
    const PartNumber = sent.length + 1;
    const { ETag } = await client.send(
      new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }),
    );
    sent.push({ ETag, PartNumber });
  };
  try {
    await send(head);
    for await (const part of parts) await send(part);
    await client.send(
      new CompleteMultipartUploadCommand({
        ...{ Bucket, Key, UploadId },
        MultipartUpload: { Parts: sent },
      }),
    );
  } catch (error) {
    await client
      .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      .catch(() => undefined); // The first fault is the one to tell; the bucket's lifecycle clears parts.
    throw error;
  }
}

async function* partsOf(content: Readable): AsyncGenerator<Buffer, void> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of content as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    for (; length >= partBytes; length -= partBytes) {
      const joined = Buffer.concat(pieces);
      yield joined.subarray(0, partBytes);
      pieces = [joined.subarray(partBytes)];
    }
  }
  if (length > 0) yield Buffer.concat(pieces);
}
