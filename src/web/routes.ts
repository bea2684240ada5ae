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
    route('admin', 'routes/admin/ai-usage.tsx'),
    route('admin/dashboard', 'routes/admin/dashboard.tsx'),
    route('admin/activity', 'routes/admin/activity.tsx'),
    route('admin/leads', 'routes/admin/leads.tsx'),
    route('admin/leads/outbox', 'routes/admin/outbox.tsx'),
    route('admin/blogs', 'routes/admin/soon.tsx', { id: 'admin-blogs' }),
    route('admin-blogs', 'routes/admin/soon.tsx', { id: 'admin-blogs-door' }),
    route('admin/packages', 'routes/admin/packages.tsx', { id: 'admin-packages' }),
    route('admin/packages/new', 'routes/admin/package.tsx', { id: 'admin-package-new' }),
    route('admin/packages/:id', 'routes/admin/package.tsx', { id: 'admin-package' }),
    route('admin/packages/:id/preview', 'routes/admin/package-preview.tsx'),
    route('admin/bookings', 'routes/admin/bookings.tsx'),
    layout('routes/admin/settings-frame.tsx', [
      route('admin/settings', 'routes/admin/settings.tsx'),
      route('admin/settings/site', 'routes/admin/settings-site.tsx'),
      route('admin/settings/offers', 'routes/admin/settings-offers.tsx'),
      route('admin/settings/security', 'routes/admin/settings-security.tsx'),
      route('admin/settings/admins', 'routes/admin/settings-admins.tsx'),
      route('admin/settings/people', 'routes/admin/settings-people.tsx'),
      route('admin/settings/audit', 'routes/admin/settings-audit.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
