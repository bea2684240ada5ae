import type { PrivateKind } from '../../../core/pictures/private-file.ts';
import { sniffFormat } from '../../gateways/remote-pictures/picture-content.ts';
import { AppError } from '../../http/app-error.ts';
import { shownFileName } from '../../http/shown-file-name.ts';
import { endsInArchive, judgePicture } from './judge-picture.ts';

/** A PDF ends with this mark, in its last kilobyte. */
const PDF_END = '%%EOF';
const TAIL_BYTES = 1024;

const KINDS = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' } as const;

const isPdf = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 5) === '%PDF-' &&
  bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES)).includes(PDF_END) &&
  !endsInArchive(bytes);

/** Returns the kind of a file by its content, whatever its name says; rejects all but whole PDFs and still pictures. */
export async function judgePrivateFile(bytes: Buffer, fileName: string): Promise<PrivateKind> {
  if (isPdf(bytes)) return 'pdf';
  const format = sniffFormat(bytes);
  if (format === null || format === 'gif') {
    throw AppError.ofField('unsupported-media-type', 'file', ({ uploads }) =>
      uploads.notPrivateFile({ file: shownFileName(fileName, uploads.unnamedFile) }),
    );
  }
  await judgePicture(bytes, fileName);
  return KINDS[format];
}
