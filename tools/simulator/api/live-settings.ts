import {startSettings, type EventFault, type JobKind, type Settings, type SettingsChange} from './settings';

/** The current settings. Each failure is used once, and downtimes run out. */
export class LiveSettings {
  private latest = startSettings;
  private changedAt = Date.now();

  get current(): Settings {
    const passed = Date.now() - this.changedAt;
    const {api, webhooks} = this.latest.downtime;
    return {...this.latest, downtime: {api: Math.max(0, api - passed), webhooks: Math.max(0, webhooks - passed)}};
  }

  update({delays, failNext, downtime, ...lists}: SettingsChange): void {
    const {current} = this;
    this.latest = {
      ...current,
      ...lists,
      delays: {...current.delays, ...delays},
      failNext: {...current.failNext, ...failNext},
      downtime: {...current.downtime, ...downtime},
    };
    this.changedAt = Date.now();
  }

  /** The status that the next call is set to fail with, if any. */
  takeStatus(): number | undefined {
    const {downtime, nextStatus} = this.current;
    if (downtime.api > 0) return 503;
    const [status, ...others] = nextStatus;
    if (status !== undefined) this.update({nextStatus: others});
    return status;
  }

  /** Whether the next job of this kind is set to fail. */
  takeJobFailure(kind: JobKind): boolean {
    const {failNext} = this.current;
    const fails = failNext[kind] > 0;
    if (fails) this.update({failNext: {[kind]: failNext[kind] - 1}});
    return fails;
  }

  /**
   * The fault of an event that is sent now, if any.
   * @param isHolding whether an event waits for this one. Until then, `reorder` stays in the list, so that removing it there
   *   sends the event.
   */
  takeEventFault(isHolding: boolean): EventFault | undefined {
    const {downtime, nextEvents} = this.current;
    if (downtime.webhooks > 0) return 'drop';
    const [fault, ...others] = nextEvents;
    if (fault === 'reorder' && !isHolding) return fault;
    if (fault !== undefined) this.update({nextEvents: others});
    return isHolding ? undefined : fault;
  }
}
