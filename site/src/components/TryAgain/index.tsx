interface Props {
  /** What failed, in a sentence for the reader. */
  readonly message: string;
  readonly onRetry: () => void;
  readonly className?: string;
}

/** A failure with a button. */
export default function TryAgain({message, onRetry, className = 'error-panel stack'}: Props) {
  return (
    <div role="alert" className={className}>
      <p>{message}</p>
      <button type="button" className="quiet-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
