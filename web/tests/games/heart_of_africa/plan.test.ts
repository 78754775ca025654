import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import AskTurn from '../../../src/games/heart_of_africa/ask/AskTurn.svelte';
import PlanPanel from '../../../src/games/heart_of_africa/plan/PlanPanel.svelte';
import PlanWhere from '../../../src/games/heart_of_africa/plan/PlanWhere.svelte';
import type { PlannedWayView } from '../../../src/games/heart_of_africa/view';
import { need } from '../../../src/lib/i18n/i18n.svelte';
import { rise } from '../../recorded';
import { box, names, playing, scene, words, type Playing } from './scene';

const TICKET = 'T12'; // the way has two tracks: cards are missing for it
const FAR = 'cape_town';

let at: Playing;
beforeAll(() => need('front', 'table', 'heart_of_africa/index'));
beforeEach(() => {
  at = playing('table');
});
afterEach(() => {
  cleanup();
  rise();
});

const recorded = (goal: string): PlannedWayView => {
  const [way] = at.server.scene.plans?.[goal] as PlannedWayView[];
  if (!way) throw new Error(`expected a way to ${goal}`);
  return way;
};

describe('a plan', () => {
  it('is the way that the server computes, and goes when its goal is pressed again', async () => {
    await at.play.goTo(FAR);
    expect(at.play.plan.way).toEqual(recorded(FAR));
    expect(at.play.plan.kept).toBe(false);
    await at.play.goTo(FAR);
    expect(at.play.plan).toMatchObject({ goal: null, way: null });
  });

  it('for a ticket is kept at once', async () => {
    await at.play.goTo(TICKET);
    expect(at.play.plan).toMatchObject({ goal: TICKET, kept: true });
    expect(at.play.plan.tracks).toEqual(recorded(TICKET).tracks.map((one) => one.track));
  });

  it('stays over events, and is asked for again', async () => {
    await at.play.goTo(FAR);
    at.play.plan.keep();
    const shorter = { ...recorded(FAR), missing: 0, need: {} };
    at.server.scene = { ...at.server.scene, plans: { [FAR]: [shorter] } };
    await at.play.fresh();
    expect(at.play.plan).toMatchObject({ goal: FAR, kept: true, way: { missing: 0 } });
  });

  it('is done when nothing is left of it', async () => {
    await at.play.goTo(FAR);
    at.play.plan.keep();
    at.server.scene = { ...at.server.scene, plans: { [FAR]: [{ ...recorded(FAR), tracks: [] }] } };
    await at.play.fresh();
    expect(at.play.plan.goal).toBeNull();
  });

  it('is made while others move', async () => {
    rise();
    at = playing('waiting');
    await at.play.goTo(FAR);
    expect(at.play.mode).toBe('wait');
    expect(at.play.plan.way).toEqual(recorded(FAR));
  });

  it('that is only looked at goes with Escape, one that is kept stays', async () => {
    await at.play.goTo(FAR);
    await at.play.undo();
    expect(at.play.plan.goal).toBeNull();
    await at.play.goTo(FAR);
    at.play.plan.keep();
    await at.play.undo();
    expect(at.play.plan.goal).toBe(FAR);
  });
});

describe('the panel of a plan', () => {
  it('names each track with what is missing, and says it', async () => {
    await at.play.goTo(FAR);
    const { container } = render(PlanPanel, { play: at.play });
    const way = recorded(FAR);
    expect(screen.getByRole('heading').textContent).toBe('Way to Cape Town');
    expect(container.querySelectorAll('ol button')).toHaveLength(way.tracks.length);
    const said = words(screen.getByRole('status'));
    expect(said).toContain(`${way.trains} trains, ${way.missing} cards missing.`);
    for (const { track } of way.tracks) expect(said).toContain(box.track(track));
    await fireEvent.click(screen.getByRole('button', { name: 'Keep as my plan' }));
    expect(at.play.plan.kept).toBe(true);
    await fireEvent.click(screen.getByRole('button', { name: 'Drop the plan' }));
    expect(at.play.plan.goal).toBeNull();
  });

  it('says that there is no way', async () => {
    at.server.scene = { ...at.server.scene, plans: { [FAR]: [] } };
    await at.play.goTo(FAR);
    render(PlanPanel, { play: at.play });
    expect(screen.getAllByText(/No way there is open/)).toHaveLength(2);
  });

  it('proposes a track on my turn that can be claimed', async () => {
    const payable = at.play.eye.view?.claims[0] ?? '';
    const way = { ...recorded(FAR), tracks: [{ ...recorded(FAR).tracks[0], track: payable }] };
    at.server.scene = { ...at.server.scene, plans: { [FAR]: [way] } };
    await at.play.goTo(FAR);
    at.play.plan.keep();
    const press = vi.spyOn(at.play, 'press').mockResolvedValue();
    render(AskTurn, { play: at.play, scene: scene(), names });
    await fireEvent.click(screen.getByRole('button', { name: `Your plan: ${box.route(payable)}` }));
    expect(press).toHaveBeenCalledWith(payable);
  });
});

describe('the list of places', () => {
  it('has every city, junction and country once', async () => {
    const ongoal = vi.fn();
    render(PlanWhere, { box, goal: null, ongoal });
    await tick();
    const options = [...document.querySelectorAll('option')].filter((one) => one.value);
    expect(options).toHaveLength(33 + 10 + 4);
    await fireEvent.change(screen.getByRole('combobox'), { target: { value: FAR } });
    expect(ongoal).toHaveBeenCalledWith(FAR);
  });
});
