import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site's table of contents. */
export default [
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    route('search-results', 'routes/search-results.tsx'),
    route('itinerary/:slug', 'routes/itinerary.tsx'),
    route('packages', 'routes/soon.tsx', { id: 'packages' }),
    route('blog', 'routes/soon.tsx', { id: 'blog' }),
    route('contact', 'routes/contact.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
