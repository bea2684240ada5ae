import type { FieldName } from './settings-draft.ts';

/** The fields as people read them; forms and the audit log name them alike. */
export const FIELD_NAMES: Readonly<Record<FieldName, string>> = {
  maxRequestsPerMinute: 'Max requests per minute',
  tokenLimit: 'Token limit',
  sessionTimeoutHours: 'Session timeout',
  notificationsEnabled: 'Notifications',
  usageTracking: 'Usage tracking',
  costTracking: 'Cost tracking',
  twoFactorRequired: 'Two-factor sign-in for everybody',
  'retention.activityDays': 'Days for activities',
  'retention.leadDays': 'Days for leads',
  'retention.aiLogDays': 'Days for AI logs',
  'ai.provider': 'Provider',
  'ai.model': 'Model',
  'ai.apiKey': 'API key',
  'ai.dailyBudgetUsd': 'Daily budget',
  'site.brand': 'Brand',
  'site.agency': 'Agency',
  'site.tagline': 'Tagline',
  'site.phone': 'Phone',
  'site.email': 'E-mail',
  'site.whatsapp': 'WhatsApp',
  'site.office': 'Office',
  'site.map.lat': 'Latitude',
  'site.map.lon': 'Longitude',
  'site.map.link': 'Link to the map',
};
