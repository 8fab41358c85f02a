import type {FacePreset} from './face-presets';

export interface FacePresetsProps {
  readonly presets: readonly FacePreset[];
  /** Name of the active preset; empty for none. */
  readonly chosen: string;
  /** Called with undefined when the reader presses the active preset again. */
  readonly onChoose: (preset: FacePreset | undefined) => void;
}

export default function FacePresets({presets, chosen, onChoose}: FacePresetsProps) {
  return (
    <div className="tool-bar" role="group" aria-label="Face">
      {presets.map((preset) => (
        <button
          key={preset.name}
          type="button"
          className="quiet-button"
          aria-pressed={preset.name === chosen}
          onClick={() => onChoose(preset.name === chosen ? undefined : preset)}
        >
          {preset.name}
        </button>
      ))}
    </div>
  );
}
