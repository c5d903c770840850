import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLawNotice, lawNotices } from '../../testing/lawNotices';
import { lawDeskCall, serverInMemory } from '../../testing/serverInMemory';
import { showPiece } from '../../testing/showPiece';
import { RulesNote } from '../../ui/sources/RulesNote';
import { SourceNote } from '../../ui/sources/SourceNote';
import { LawNews } from './LawNews';

const worker = { settlementOn: 'skilled_worker' } as const;
const partner = { settlementOn: 'partner' } as const;
const risk = /^If you are ready, apply now: waiting has a risk\./;

describe('Beside an answer', () => {
  it('stands that waiting has a risk, what is announced, and where: what to do comes first', async () => {
    serverInMemory({ [lawDeskCall]: () => lawNotices([aLawNotice()]) });
    showPiece(<LawNews topics={[worker]} canApplyNow={[worker]} />);
    const part = within(await screen.findByRole('region', { name: 'News about the law' }));
    expect(await part.findByText(/A made-up rule, /)).toBeTruthy();
    expect(part.getByText(risk).closest('p')?.textContent).toBe(
      'If you are ready, apply now: waiting has a risk. The government has announced a change that can make your way longer. It is not the law. Source: A made-up rule, A page (opens in a new tab); Earned settlement, A Fairer Pathway to Settlement, CP 1448, 20 November 2025 (opens in a new tab).',
    );
    expect(part.getByText('Announced, not the law: A made-up rule')).toBeTruthy();
    expect(part.getByText(/The answer here does not include it\./)).toBeTruthy();
  });

  it('no risk is named to somebody who has to wait, nor on a route that no plan makes longer', () => {
    serverInMemory({});
    showPiece(
      <>
        <LawNews topics={[worker]} canApplyNow={[]} />
        <LawNews topics={[partner]} canApplyNow={[partner]} />
      </>,
    );
    expect(screen.queryByRole('region', { name: 'News about the law' })).toBeNull();
  });

  it('a notice about another route is not shown', async () => {
    const notices = [aLawNotice({ concerns: ['partner'], title: 'For partners', standing: 'in_force' })];
    serverInMemory({ [lawDeskCall]: () => lawNotices(notices) });
    showPiece(
      <>
        <LawNews topics={[worker]} canApplyNow={[]} />
        <LawNews topics={[partner]} canApplyNow={[partner]} />
      </>,
    );
    expect(await screen.findAllByText('Changed in the law: For partners')).toHaveLength(1);
    // It is in force: waiting has no risk because of it.
    expect(screen.queryByText(risk)).toBeNull();
  });
});

describe('How old the reading is', () => {
  const page = 'https://www.gov.uk/guidance/immigration-rules';

  it('is one line', () => {
    serverInMemory({});
    showPiece(<RulesNote />);
    expect(screen.getByText('Rules read on 6 December 2025, news to 6 October 2026')).toBeTruthy();
  });

  it('moves once a source was read again, also beside the source itself', async () => {
    const readings = { immigrationRulesIndex: '2026-11-20', statementsOfChanges: '2026-11-21' };
    serverInMemory({ [lawDeskCall]: () => lawNotices([], readings) });
    const source = {
      title: 'Immigration Rules, Appendix FM-SE: family members, specified evidence',
      url: page,
    };
    showPiece(
      <>
        <p>
          <RulesNote />
        </p>
        <p>
          <SourceNote source={{ ...source, retrievedOn: '2025-12-06' }} />
        </p>
      </>,
    );
    expect(await screen.findByText('Rules read on 20 November 2026, news to 21 November 2026')).toBeTruthy();
    expect(screen.getByText(/last read on 20 November 2026$/)).toBeTruthy();
  });

  it('is what the program knows while the server does not answer', () => {
    serverInMemory({ [lawDeskCall]: () => ({ status: 503, body: { message: 'Later.' } }) });
    showPiece(<RulesNote />);
    expect(screen.getByText('Rules read on 6 December 2025, news to 6 October 2026')).toBeTruthy();
  });
});
