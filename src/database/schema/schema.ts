import * as adminIdentity from './admin-identity.ts';
import * as articles from './articles.ts';
import * as attributes from './attributes.ts';
import * as auditLog from './audit-log.ts';
import * as backups from './backups.ts';
import * as catalogue from './catalogue.ts';
import * as complementRules from './complement-rules.ts';
import * as contentVersion from './content-version.ts';
import * as delivery from './delivery.ts';
import * as images from './images.ts';
import * as messages from './messages.ts';
import * as missedSearches from './missed-searches.ts';
import * as orderSettingsVersion from './order-settings-version.ts';
import * as orders from './orders.ts';
import * as outbox from './outbox.ts';
import * as packages from './packages.ts';
import * as payments from './payments.ts';
import * as plans from './plans.ts';
import * as productFamilies from './product-families.ts';
import * as quotes from './quotes.ts';
import * as rateLimits from './rate-limits.ts';
import * as rounds from './rounds.ts';
import * as searchWords from './search-words.ts';
import * as shopProfile from './shop-profile.ts';
import * as siteContent from './site-content.ts';
import * as stockAlerts from './stock-alerts.ts';
import * as testimonials from './testimonials.ts';

/** Every table, for Drizzle. */
export const schema = {
  ...adminIdentity,
  ...articles,
  ...attributes,
  ...auditLog,
  ...backups,
  ...catalogue,
  ...complementRules,
  ...contentVersion,
  ...delivery,
  ...images,
  ...messages,
  ...missedSearches,
  ...orderSettingsVersion,
  ...orders,
  ...outbox,
  ...packages,
  ...payments,
  ...plans,
  ...productFamilies,
  ...quotes,
  ...rateLimits,
  ...rounds,
  ...searchWords,
  ...shopProfile,
  ...siteContent,
  ...stockAlerts,
  ...testimonials,
};
