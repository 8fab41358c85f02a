/** Settings for testers: latency, kind of export, and every simulated error. */
import {sdkErrorValues} from '@avaturn-docs/platform/web-sdk/errors';
import type {Behavior, Fault} from '../query';
import {element} from './element';

interface Knobs {
  readonly start: Behavior;
  readonly change: (behavior: Behavior) => void;
  readonly report: (type: string) => void;
}

const standing: readonly (readonly [fault: Fault, label: string])[] = [
  ['requests', 'Refuse every request'],
  ['export', 'Let exports fail'],
];

export function fillSimulation(panel: HTMLElement, {start, change, report}: Knobs): void {
  let behavior = start;
  const turn = (part: Partial<Behavior>) => {
    behavior = {...behavior, ...part};
    change(behavior);
  };

  const latency = element('input', {type: 'number', min: '0', max: '10000', step: '100', value: String(start.latency)});
  latency.addEventListener('change', () => {
    if (latency.validity.valid && latency.value !== '') turn({latency: latency.valueAsNumber});
  });
  const kind = element('select', {}, element('option', {}, 'dataURL'), element('option', {}, 'httpURL'));
  kind.value = start.exportAs;
  kind.addEventListener('change', () => turn({exportAs: kind.value as Behavior['exportAs']}));

  const boxes = standing.map(([fault, label]) => {
    const box = element('input', {type: 'checkbox', checked: start.faults.has(fault)});
    box.addEventListener('change', () => {
      const others = [...behavior.faults].filter((other) => other !== fault);
      turn({faults: new Set(box.checked ? [...others, fault] : others)});
    });
    return element('label', {className: 'choice'}, box, label);
  });
  const buttons = sdkErrorValues.map(({value}) => {
    const button = element('button', {type: 'button'}, `Report ${value}`);
    button.addEventListener('click', () => report(value));
    return button;
  });

  panel.append(
    element('label', {className: 'row'}, 'Latency', latency, 'ms'),
    element('label', {className: 'row'}, 'Export as', kind),
    element('div', {className: 'choices'}, ...boxes, ...buttons),
  );
}
