export const placePath = (slug: string): string => `/place/${slug}`;

export const statePath = (slug: string): string => `/places/${slug}`;
