import {useEffect, useEffectEvent, useRef, type ComponentProps} from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'defaultValue' | 'onChange'> {
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A color, range or number that reports the final choice only: React's `onChange` fires for each value on the way. */
export default function FinalInput({value, onChoose, ...rest}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    const element = input.current!;
    const onChange = (): void => choose(element.value);
    element.addEventListener('change', onChange);
    return () => element.removeEventListener('change', onChange);
  }, []);
  useEffect(() => {
    input.current!.value = value;
  }, [value]);
  return <input ref={input} defaultValue={value} {...rest} />;
}
