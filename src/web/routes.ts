import { layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Lists the routes of the back office; those of the public site are in `site-router/pages.ts`. */
export default [
  layout('routes/office/layout.tsx', [
    route('admin', 'routes/office/ai-usage.tsx'),
    route('admin/no-access', 'routes/office/no-access.tsx'),
    route('admin/dashboard', 'routes/office/dashboard.tsx'),
    route('admin/activity', 'routes/office/activity.tsx'),
    route('admin/leads', 'routes/office/leads.tsx'),
    route('admin/leads/outbox', 'routes/office/outbox.tsx'),
    route('admin/blogs', 'routes/office/blogs.tsx', { id: 'admin-blogs' }),
    route('admin-blogs', 'routes/office/blogs.tsx', { id: 'admin-blogs-door' }),
    route('admin/blogs/new', 'routes/office/blog.tsx', { id: 'admin-blog-new' }),
    route('admin/blogs/:id', 'routes/office/blog.tsx', { id: 'admin-blog' }),
    route('admin/blogs/:id/preview', 'routes/office/blog-preview.tsx'),
    route('admin/packages', 'routes/office/packages.tsx', { id: 'admin-packages' }),
    route('admin/packages/new', 'routes/office/package.tsx', { id: 'admin-package-new' }),
    route('admin/packages/:id', 'routes/office/package.tsx', { id: 'admin-package' }),
    route('admin/packages/:id/preview', 'routes/office/package-preview.tsx'),
    route('admin/blogs/:id/translations/:language', 'routes/office/translation.tsx', { id: 'admin-blog-translation' }),
    route('admin/packages/:id/translations/:language', 'routes/office/translation.tsx', {
      id: 'admin-package-translation',
    }),
    route('admin/bookings', 'routes/office/bookings.tsx'),
    route('admin/customers', 'routes/office/customers.tsx'),
    route('admin/customers/:id', 'routes/office/customer.tsx'),
    route('admin/today', 'routes/office/today.tsx'),
    route('admin/places', 'routes/office/places.tsx', { id: 'admin-places' }),
    route('admin/places/open-data', 'routes/office/open-data.tsx'),
    route('admin/places/:id', 'routes/office/place.tsx', { id: 'admin-place' }),
    layout('routes/office/settings-frame.tsx', [
      route('admin/settings', 'routes/office/settings.tsx'),
      route('admin/settings/site', 'routes/office/settings-site.tsx'),
      route('admin/settings/offers', 'routes/office/settings-offers.tsx'),
      route('admin/settings/site/translations/:language', 'routes/office/translation.tsx', {
        id: 'admin-site-translation',
      }),
      route('admin/settings/offers/:id/translations/:language', 'routes/office/translation.tsx', {
        id: 'admin-offer-translation',
      }),
      route('admin/settings/security', 'routes/office/settings-security.tsx'),
      route('admin/settings/admins', 'routes/office/settings-admins.tsx'),
      route('admin/settings/people', 'routes/office/settings-people.tsx'),
      route('admin/settings/audit', 'routes/office/settings-audit.tsx'),
      route('admin/settings/backups', 'routes/office/settings-backups.tsx'),
    ]),
  ]),
  route('admin/*', 'routes/office/not-found.tsx'),
] satisfies RouteConfig;
