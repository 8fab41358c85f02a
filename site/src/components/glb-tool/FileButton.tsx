import {type RefObject} from 'react';

export interface Props {
  readonly id: string;
  readonly label: string;
  /** Endings and media types that the dialog offers; GLB by default. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly describedBy?: string;
  /** The button's class of `parts.css`. */
  readonly look?: 'main-button' | 'quiet-button' | 'quiet-button large' | 'plain-button';
}

/** A button that opens the file dialog. The browser's own control says "No file chosen" even after a choice. */
export default function FileButton(props: Props) {
  const {id, label, onFiles, field, describedBy, multiple, look = 'quiet-button large'} = props;
  return (
    <>
      <input
        ref={field}
        className="visually-hidden"
        id={id}
        type="file"
        accept={props.accept ?? '.glb,.gltf,model/gltf-binary,model/gltf+json'}
        multiple={multiple}
        aria-describedby={describedBy}
        onChange={({currentTarget}) => {
          onFiles(currentTarget.files ?? []);
          // So that the same file can be chosen again after it was fixed.
          currentTarget.value = '';
        }}
      />
      <label className={look} htmlFor={id}>
        {label}
      </label>
    </>
  );
}
