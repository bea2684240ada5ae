import { ActionIcon, Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ListView, ViewedList } from '../../../../contracts/list-views.ts';
import { listViews as words } from '../../../../words/en/office/list-views.ts';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { adminApi, wordsOf } from '../../api/admin-api.ts';
import linkTabs from '../link-tabs.module.css';
import { offerUndo, tellFailure } from '../toasts.tsx';
import { useWantedQuery } from '../use-address-query.ts';
import { ViewDialog } from './view-dialog.tsx';
import { type OfferedView, viewQuery } from './view-query.ts';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  list: ViewedList;
  /** The records' name in the plural. */
  noun: string;
  /** Those that every list begins with. */
  offered: readonly OfferedView[];
  /** Null when they could not be loaded. */
  views: readonly ListView[] | null;
  onChanged: () => void;
}

/** Leads to the views of a list, and names what is shown as a further one. A view's address can be sent to others. */
export function ViewTabs({ list, noun, offered, views, onChanged }: ViewTabsProps) {
  const shown = viewQuery(useWantedQuery());
  const [editing, setEditing] = useState<ListView | 'new' | null>(null);
  const saved = views ?? [];
  const isNamed = [...offered, ...saved].some(({ query }) => query === shown);
  const own = saved.find(({ query, isOwn }) => isOwn && query === shown);

  const remove = async ({ _id, isOwn: _isOwn, owner: _owner, ...view }: ListView) => {
    try {
      await adminApi('DELETE /api/admin/views/{id}', { params: { id: _id } });
      const restore = () => adminApi('POST /api/admin/views', { body: view }).then(onChanged, fail);
      offerUndo({ message: words.deleted({ name: view.name }), onUndo: () => void restore() });
      onChanged();
    } catch (error) {
      fail(error);
    }
  };

  return (
    <div className={styles.bar}>
      <nav aria-label={words.viewsOf({ noun })} className={linkTabs.tabs}>
        {offered.map(({ name, query }) => (
          <Tab key={query} name={name} query={query} shown={shown} />
        ))}
        {saved.map((view) => (
          <Tab key={view._id} name={view.name} query={view.query} shown={shown} view={view} />
        ))}
      </nav>
      {own && <OwnView view={own} onEdit={() => setEditing(own)} onDelete={() => void remove(own)} />}
      {!isNamed && (
        <Button variant="subtle" size="compact-md" className={styles.save ?? ''} onClick={() => setEditing('new')}>
          {words.save}
        </Button>
      )}
      <ViewDialog
        list={list}
        query={shown}
        editing={editing}
        onClose={() => setEditing(null)}
        onSaved={() => {
          setEditing(null);
          onChanged();
        }}
      />
    </div>
  );
}

const fail = (error: unknown): void => tellFailure(wordsOf(error, words.failed));

interface TabProps {
  name: string;
  query: string;
  /** The query that is shown. */
  shown: string;
  view?: ListView;
}

function Tab({ name, query, shown, view }: TabProps) {
  const isOthers = view && !view.isOwn;
  const limit = useWantedQuery().get('limit');
  const parameters = new URLSearchParams(query);
  if (limit) parameters.set('limit', limit);
  return (
    <Link
      to={`?${parameters}`}
      preventScrollReset
      className={linkTabs.tab}
      aria-current={query === shown ? 'page' : undefined}
      {...(isOthers && { 'aria-label': words.sharedBy({ name, owner: view.owner }), title: view.owner })}
    >
      <bdi>{name}</bdi>
    </Link>
  );
}

interface OwnViewProps {
  view: ListView;
  onEdit: () => void;
  onDelete: () => void;
}

const OwnView = ({ view, onEdit, onDelete }: OwnViewProps) => (
  <Menu position="bottom-start" shadow="md">
    <Menu.Target>
      <ActionIcon variant="subtle" color="gray" aria-label={words.manage({ name: view.name })}>
        <ChevronIcon size={18} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item onClick={onEdit}>{words.rename}</Menu.Item>
      <Menu.Item onClick={onDelete}>{words.delete}</Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
