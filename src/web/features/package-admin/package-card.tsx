import { ActionIcon, Anchor, Badge, Button, Card, NativeSelect, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AdminPackageCard } from '../../../contracts/packages.ts';
import { formatMoney } from '../../../core/money.ts';
import { PACKAGE_STATUSES, type PackageStatus } from '../../../core/packages/package-options.ts';
import { formatDate } from '../../ui/admin/indian-dates.ts';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { BinIcon } from './admin-icons.tsx';
import styles from './package-card.module.css';
import { STATUS_NAMES } from './package-words.ts';
import { smallPicture } from './small-picture.ts';

interface PackageCardProps {
  card: AdminPackageCard;
  onStatus: (status: PackageStatus) => void;
  onDelete: () => void;
}

const COUNT = new Intl.NumberFormat('en-IN');

/** A package in the back office's grid; its status shows in words and as a colour. */
export function PackageCard({ card, onStatus, onDelete }: PackageCardProps) {
  const { _id, slug, title, images, pricing, travelDetails, category, status, isFeatured, isDemo } = card;
  const { fromLocation, toLocation, duration } = travelDetails;
  return (
    <Card withBorder padding="sm" component="article" className={styles.card ?? ''} data-status={status}>
      <Card.Section>
        <TravelPicture src={smallPicture(images[0]?.url ?? '')} alt="" className={styles.picture} />
      </Card.Section>
      <Text component="h3" fw={600} className={styles.title ?? ''} lineClamp={2}>
        <Link to={`/admin/packages/${_id}`} className={styles.titleLink}>
          {title}
        </Link>
      </Text>
      <Text size="sm">
        {fromLocation} → {toLocation} · {duration === 1 ? '1 day' : `${duration} days`}
      </Text>
      <Price pricing={pricing} />
      <Text size="xs" c="dimmed">
        {category} · {COUNT.format(card.views)} {card.views === 1 ? 'view' : 'views'} · changed{' '}
        {formatDate(card.updatedAt)}
      </Text>
      <div className={styles.marks}>
        {pricing.finalPrice < pricing.basePrice && <Badge color="plum.7">{pricing.discountPercentage}% OFF</Badge>}
        {isFeatured && <Badge color="teal.9">Featured</Badge>}
        {isDemo && <Badge variant="default">Demo</Badge>}
      </div>
      <div className={styles.foot}>
        <NativeSelect
          aria-label={`Status of ${title}`}
          className={styles.status ?? ''}
          value={status}
          data={PACKAGE_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
          onChange={(event) => {
            const chosen = PACKAGE_STATUSES.find((value) => value === event.currentTarget.value);
            if (chosen) onStatus(chosen);
          }}
        />
        <div className={styles.acts}>
          <Button
            component={Link}
            to={`/admin/packages/${_id}`}
            size="compact-sm"
            variant="default"
            aria-label={`Edit ${title}`}
          >
            Edit
          </Button>
          <Button
            component={Link}
            to={`/admin/packages/${_id}/preview`}
            size="compact-sm"
            variant="default"
            aria-label={`Preview ${title}`}
          >
            Preview
          </Button>
          {status === 'published' && (
            <Anchor
              href={`/package/${slug}`}
              target="_blank"
              rel="noreferrer"
              size="sm"
              aria-label={`View on site: ${title} (opens in a new tab)`}
            >
              View on site
            </Anchor>
          )}
          <ActionIcon
            variant="subtle"
            color="red"
            className={styles.remove ?? ''}
            aria-label={`Delete ${title}`}
            onClick={onDelete}
          >
            <BinIcon />
          </ActionIcon>
        </div>
      </div>
    </Card>
  );
}

function Price({ pricing }: Pick<AdminPackageCard, 'pricing'>) {
  const { basePrice, finalPrice, currency, discountPercentage, pricePerPerson, validUntil } = pricing;
  const runs = finalPrice < basePrice;
  return (
    <Text size="sm">
      <strong className={styles.pay}>{formatMoney(finalPrice, currency)}</strong>
      {runs && (
        <>
          {' '}
          <s>
            <span className="visually-hidden">Base price </span>
            {formatMoney(basePrice, currency)}
          </s>
        </>
      )}{' '}
      {pricePerPerson ? 'per person' : 'per group'}
      {discountPercentage > 0 && !runs && validUntil && ' · discount ended'}
    </Text>
  );
}
