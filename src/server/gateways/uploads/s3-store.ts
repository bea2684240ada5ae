import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { privateKindOf } from '../../../core/pictures/private-file.ts';
import { readUploadedFileName } from '../../../core/pictures/uploaded-picture.ts';
import type { S3Settings } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import type { KeptFile, UploadStore } from './port.ts';

export interface S3StoreOptions {
  /** Receives the store's errors for the log; visitors only learn that the store is unavailable. */
  readonly onFailure: (error: unknown) => void;
  readonly onAnswer?: () => void;
  /** Timeout for everything: connecting, a retry, and the last byte. */
  readonly timeoutMs?: number;
  /** Aborts a request in progress. */
  readonly signal?: AbortSignal;
}

const CONNECT_WITHIN_MS = 2000;
const MOST_BYTES = 10 * 1024 * 1024;

const isMissing = (error: unknown): boolean => {
  const { name, $metadata } = error as { name?: unknown; $metadata?: { httpStatusCode?: unknown } };
  return name === 'NoSuchKey' || (name === 'NotFound' && $metadata?.httpStatusCode === 404);
};

async function readBody(body: unknown, signal: AbortSignal): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new Error('The object store answered without a body');
  // The client's own timeout ends with the headers.
  const stop = () => body.destroy(new Error('The object store stopped in the middle of its answer'));
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  try {
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MOST_BYTES) throw new Error('The object store answered more than any picture of ours has');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, length);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Returns an upload store in an S3 bucket. When the bucket is away or slow, calls reject with `overloaded` within the
 * deadline and never hang.
 */
export function s3Store(settings: S3Settings, options: S3StoreOptions): UploadStore {
  const { onFailure, onAnswer, timeoutMs = 5000, signal } = options;
  const { bucket: Bucket, accessKeyId, secretAccessKey, endpoint, region, forcePathStyle } = settings;
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    requestHandler: { connectionTimeout: Math.min(CONNECT_WITHIN_MS, timeoutMs) },
    // Many S3-compatible stores do not support the newer checksums; TLS and the signature already protect the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  async function within<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      const deadline = AbortSignal.timeout(timeoutMs);
      const done = await work(signal ? AbortSignal.any([deadline, signal]) : deadline);
      onAnswer?.();
      return done;
    } catch (error) {
      onFailure(error);
      throw new AppError('overloaded', ({ uploads }) => uploads.storeAway, { retryAfterSeconds: 10 });
    }
  }

  return {
    put: (name, bytes, mediaType) =>
      within(async (abortSignal) => {
        const object = { Bucket, Key: name, Body: bytes, ContentType: mediaType, ContentLength: bytes.length };
        await client.send(new PutObjectCommand(object), { abortSignal });
      }),

    get: (name) =>
      within(async (abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }), { abortSignal });
          return await readBody(Body, abortSignal);
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),

    list: (next) =>
      within(async (abortSignal) => {
        const listed = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken: next }), {
          abortSignal,
        });
        const files = (listed.Contents ?? []).flatMap(({ Key: name, Size: bytes = 0 }): KeptFile[] =>
          name !== undefined && (readUploadedFileName(name) || privateKindOf(name)) ? [{ name, bytes }] : [],
        );
        return { files, next: listed.NextContinuationToken };
      }),

    remove: (names) =>
      within(async (abortSignal) => {
        await Promise.all(
          names.map(async (name) => {
            try {
              await client.send(new DeleteObjectCommand({ Bucket, Key: name }), { abortSignal });
            } catch (error) {
              if (!isMissing(error)) throw error;
            }
          }),
        );
      }),
  };
}
