import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site's table of contents. */
export default [
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    route('search-results', 'routes/search-results.tsx'),
    route('itinerary/:slug', 'routes/itinerary.tsx'),
    route('packages', 'routes/packages.tsx'),
    route('package/:slug', 'routes/package.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-post.tsx'),
    route('booking/:reference', 'routes/booking.tsx'),
    route('my-bookings', 'routes/my-bookings.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('debug', 'routes/debug.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/admin/layout.tsx', [
    route('admin', 'routes/admin/soon.tsx', { id: 'admin-ai-usage' }),
    route('admin/dashboard', 'routes/admin/soon.tsx', { id: 'admin-dashboard' }),
    route('admin/activity', 'routes/admin/soon.tsx', { id: 'admin-activity' }),
    route('admin/leads', 'routes/admin/leads.tsx'),
    route('admin/leads/outbox', 'routes/admin/outbox.tsx'),
    route('admin/blogs', 'routes/admin/blogs.tsx', { id: 'admin-blogs' }),
    route('admin-blogs', 'routes/admin/blogs.tsx', { id: 'admin-blogs-door' }),
    route('admin/blogs/new', 'routes/admin/blog.tsx', { id: 'admin-blog-new' }),
    route('admin/blogs/:id', 'routes/admin/blog.tsx', { id: 'admin-blog' }),
    route('admin/blogs/:id/preview', 'routes/admin/blog-preview.tsx'),
    route('admin/packages', 'routes/admin/packages.tsx', { id: 'admin-packages' }),
    route('admin/packages/new', 'routes/admin/package.tsx', { id: 'admin-package-new' }),
    route('admin/packages/:id', 'routes/admin/package.tsx', { id: 'admin-package' }),
    route('admin/packages/:id/preview', 'routes/admin/package-preview.tsx'),
    route('admin/bookings', 'routes/admin/bookings.tsx'),
    route('admin/settings', 'routes/admin/soon.tsx', { id: 'admin-settings' }),
  ]),
] satisfies RouteConfig;
