import { ActionIcon, Anchor, Badge, Button, Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TranslationSummary } from '../../../../contracts/translations.ts';
import { cards } from '../../../../words/en/office/cards.ts';
import { lists } from '../../../../words/en/office/lists.ts';
import { TravelPicture } from '../../../ui/travel-picture.tsx';
import { BinIcon } from '../admin-icons.tsx';
import { TranslationMarks } from '../editor/translation-links.tsx';
import { smallPicture } from '../small-picture.ts';
import styles from './record-card.module.css';

interface RecordCardProps {
  title: string;
  /** Address of its picture; empty for none. */
  picture: string;
  /** The look of its status: public, scheduled, draft, archived. */
  tone: 'public' | 'planned' | 'draft' | 'archived';
  /** Address of its editor. */
  path: string;
  /** Address of its public page; null while visitors cannot see it. */
  publicPath: string | null;
  isDemo: boolean;
  translations: readonly TranslationSummary[];
  /** Further labels beside that of demonstration content. */
  marks?: ReactNode;
  /** Shows and changes its status. */
  status: ReactNode;
  onDelete: () => void;
  /** Details of the record. */
  children: ReactNode;
}

/** A record's card in the back office's grid; the status is shown as a word and a colour. */
export function RecordCard(props: RecordCardProps) {
  const { title, picture, tone, path, publicPath, isDemo, translations, marks, status, onDelete, children } = props;
  return (
    <Card withBorder padding="sm" component="article" className={styles.card ?? ''} data-tone={tone}>
      <Card.Section>
        <TravelPicture src={smallPicture(picture)} alt="" className={styles.picture} />
      </Card.Section>
      <Text component="h3" fw={600} className={styles.title ?? ''} lineClamp={2}>
        <Link to={path} className={styles.titleLink}>
          {title}
        </Link>
      </Text>
      {children}
      <div className={styles.marks}>
        {marks}
        <TranslationMarks path={path} title={title} translations={translations} />
        {isDemo && <Badge variant="default">{lists.isDemo}</Badge>}
      </div>
      <div className={styles.foot}>
        <div className={styles.status}>{status}</div>
        <div className={styles.acts}>
          <Button
            component={Link}
            to={path}
            size="compact-sm"
            variant="default"
            aria-label={cards.editTitled({ title })}
          >
            {cards.edit}
          </Button>
          <Button
            component={Link}
            to={`${path}/preview`}
            size="compact-sm"
            variant="default"
            aria-label={cards.previewTitled({ title })}
          >
            {cards.preview}
          </Button>
          {publicPath !== null && (
            <Anchor
              href={publicPath}
              target="_blank"
              rel="noreferrer"
              size="sm"
              aria-label={cards.viewTitledOnSite({ title })}
            >
              {cards.viewOnSite}
            </Anchor>
          )}
          <ActionIcon
            variant="subtle"
            color="red"
            className={styles.remove ?? ''}
            aria-label={cards.removeTitled({ title })}
            onClick={onDelete}
          >
            <BinIcon />
          </ActionIcon>
        </div>
      </div>
    </Card>
  );
}
