import type { SavedAssessmentResponse } from '@settlewise/contract/assessments';
import { Fragment, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { SavedPage, type SavedPageProps } from './SavedPage';
import { addressOf } from './savedResult';

type Kind = SavedAssessmentResponse['calculator'];
type Saved<Of extends Kind> = Extract<SavedAssessmentResponse, { calculator: Of }>;

interface SavedPageOfProps<Of extends Kind> extends Pick<SavedPageProps, 'one' | 'width'> {
  kind: Of;
  title: string;
  back?: SavedPageProps['back'];
  children: (saved: Saved<Of>) => ReactNode;
}

const toSavedResults = {
  to: '/saved-results',
  words: 'Back to saved results',
  instead: 'See your saved results',
};

/** The page of one kind of what was saved. What is of another kind is opened at its own address. */
export const SavedPageOf = <Of extends Kind>({
  kind,
  title,
  back = toSavedResults,
  children,
  ...page
}: SavedPageOfProps<Of>) => (
  <SavedPage {...page} titleOf={() => title} back={back}>
    {(saved) =>
      isOf(saved, kind) ? (
        <Fragment key={saved.id}>{children(saved)}</Fragment>
      ) : (
        <Navigate to={addressOf(saved)} replace />
      )
    }
  </SavedPage>
);

const isOf = <Of extends Kind>(saved: SavedAssessmentResponse, kind: Of): saved is Saved<Of> =>
  saved.calculator === kind;
