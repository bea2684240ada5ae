import { polls as words } from '../../words/en/site/polls.ts';
import { useSession } from '../site/accounts/session.tsx';
import { OwnPollView } from '../site/polls/own-poll.tsx';
import { ShareRow } from '../site/sharing/share-row.tsx';
import type { Page, ScreenProps } from '../site-router/page-module.ts';
import { BackLink } from '../ui/back-link.tsx';
import { OwnPage } from '../ui/own-list.tsx';
import { SignInCard } from '../ui/sign-in-card.tsx';
import { describePage } from './page-meta.ts';

const NETWORKS = ['whatsapp'] as const;

function MyPollScreen({ params: { id = '' } }: ScreenProps<unknown>) {
  const { user, known, openLogin, signOut } = useSession();
  const { owner } = words;
  return (
    <OwnPage title={user ? null : words.title} above={<BackLink to="/my-trips">{owner.back}</BackLink>}>
      {!known && (
        <noscript>
          <p>{owner.needsScript}</p>
        </noscript>
      )}
      {known && !user && (
        <SignInCard title={owner.signInTitle} text={owner.signInText} act={owner.signIn} onSignIn={() => openLogin()} />
      )}
      {user && (
        <OwnPollView
          key={`${user._id} ${id}`}
          id={id}
          onSignedOut={signOut}
          share={(url, title) => (
            <ShareRow
              heading={owner.shareLink}
              networks={NETWORKS}
              url={url}
              title={title}
              copyFirst
              onShare={() => undefined}
            />
          )}
        />
      )}
    </OwnPage>
  );
}

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: words.title,
      description: words.owner.pageDescription,
      path: '/my-trips',
      hidden: true,
    }),

  Screen: MyPollScreen,
};
