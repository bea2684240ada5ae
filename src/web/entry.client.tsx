import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOfDocument } from './browser/document-language.ts';
import { LanguageContext } from './navigation/language.ts';
import { NonceContext } from './rendering/nonce.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext value={undefined}>
      <LanguageContext value={languageOfDocument()}>
        <HydratedRouter />
      </LanguageContext>
    </NonceContext>,
  );
});
