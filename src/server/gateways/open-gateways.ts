import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { openLanguageModel } from './language-model/open-model.ts';
import type { LanguageModel, ModelChoice } from './language-model/port.ts';
import { openMessageProviders, type ProviderSettings } from './messages/open-providers.ts';
import type { MessageProviders } from './messages/port.ts';
import { openPhotoProvider } from './photos/open-provider.ts';
import type { PhotoProvider } from './photos/port.ts';
import { fetchRemotePictures } from './remote-pictures/fetch-picture.ts';
import type { RemotePictures } from './remote-pictures/port.ts';
import { logServiceOutages } from './service-outages.ts';
import { openTypesetting } from './typesetting/open-typesetting.ts';
import type { Typesetting } from './typesetting/port.ts';
import { openUploadStore } from './uploads/open-upload-store.ts';
import type { UploadStore } from './uploads/port.ts';

/** The gateways to all outside services, and to Typst, which is none but could be one. */
export interface Gateways {
  /** Opens the model of the present settings, which may change while the process runs. */
  readonly openModel: (choice: ModelChoice) => LanguageModel;
  /** Opens the channels of messages, of settings that may change; `sender` returns the present sender address. */
  readonly openMessages: (settings: ProviderSettings, sender: () => Promise<string>) => MessageProviders;
  /** Null: posters only. */
  readonly photoProvider: PhotoProvider | null;
  readonly remotePictures: RemotePictures;
  readonly uploadedFiles: UploadStore;
  readonly typesetting: Typesetting;
}

/** Opens the configured gateways, else the embedded default of each. Sends no requests yet. */
export async function openGateways(
  config: Config,
  { version, logger }: { readonly version: string; readonly logger: FastifyBaseLogger },
): Promise<Gateways> {
  const userAgent = `Safarnama/${version} (${config.siteUrl})`;
  const { failed, answered } = logServiceOutages('The object store', logger);
  return {
    openModel: openLanguageModel,
    openMessages: openMessageProviders,
    photoProvider: openPhotoProvider(config.photos, userAgent),
    remotePictures: fetchRemotePictures({ userAgent }),
    uploadedFiles: await openUploadStore(config, { onFailure: failed, onAnswer: answered }),
    typesetting: openTypesetting({ onFailure: (err) => logger.error({ err }, 'the typesetting thread failed') }),
  };
}
