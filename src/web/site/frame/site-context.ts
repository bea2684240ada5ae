import { createContext, useContext } from 'react';
import type { Site } from '../../../contracts/site.ts';

/** Provides brand, contact and offers, as the shell loaded them. */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs the shell above it');
  return site;
}
