import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { openLanguageModel } from './language-model/open-model.ts';
import type { LanguageModel, ModelChoice } from './language-model/port.ts';
import { openMessageProviders } from './messages/open-providers.ts';
import type { MessageProviders } from './messages/port.ts';
import { openPhotoProvider } from './photos/open-provider.ts';
import type { PhotoProvider } from './photos/port.ts';
import { fetchRemotePictures } from './remote-pictures/fetch-picture.ts';
import type { RemotePictures } from './remote-pictures/port.ts';
import { logServiceOutages } from './service-outages.ts';
import { openUploadStore } from './uploads/open-upload-store.ts';
import type { UploadStore } from './uploads/port.ts';

/** Our side of every outside service. */
export interface Gateways {
  /** Opens the model that the settings in force name; they may change while the process runs. */
  readonly openModel: (choice: ModelChoice) => LanguageModel;
  /** Opens the channels of messages; `sender` returns the address in force that they are sent from. */
  readonly openMessages: (sender: () => Promise<string>) => MessageProviders;
  /** Null: the site's own illustrations alone. */
  readonly photoProvider: PhotoProvider | null;
  readonly remotePictures: RemotePictures;
  readonly uploadedFiles: UploadStore;
}

/** Opens what the configuration names, else the embedded default of each. Nothing is asked yet. */
export async function openGateways(
  config: Config,
  { version, logger }: { readonly version: string; readonly logger: FastifyBaseLogger },
): Promise<Gateways> {
  const userAgent = `Safarnama/${version} (${config.siteUrl})`;
  const { failed, answered } = logServiceOutages('The object store', logger);
  return {
    openModel: openLanguageModel,
    openMessages: (sender) => openMessageProviders(config, sender),
    photoProvider: openPhotoProvider(config.photos, userAgent),
    remotePictures: fetchRemotePictures({ userAgent }),
    uploadedFiles: await openUploadStore(config, { onFailure: failed, onAnswer: answered }),
  };
}
