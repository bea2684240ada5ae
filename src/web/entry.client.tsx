import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from './rendering/nonce.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <NonceContext value={undefined}>
      <HydratedRouter />
    </NonceContext>,
  );
});
