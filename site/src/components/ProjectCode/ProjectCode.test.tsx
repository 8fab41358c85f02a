import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, test} from 'vitest';
import ProjectCode from './index';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the subdomain of the reader', () => {
  const sample = <ProjectCode html={'<span class="s">\'https://demo.avaturn.dev\'</span>'} language="js" />;
  const type = (value: string) => fireEvent.change(screen.getAllByLabelText('Your subdomain')[0]!, {target: {value}});
  const codes = () => screen.getAllByRole('group', {name: 'JavaScript'}).map(({textContent}) => textContent);

  test('fills every sample until Reset', () => {
    render(
      <>
        {sample}
        {sample}
      </>,
    );
    expect(screen.getAllByLabelText('Your subdomain')).toHaveLength(2);
    type(' https://Acme-2.avaturn.dev/ ');
    expect(codes()).toEqual(["'https://acme-2.avaturn.dev'", "'https://acme-2.avaturn.dev'"]);
    fireEvent.click(screen.getAllByRole('button', {name: 'Reset'})[0]!);
    expect(codes()).toEqual(["'https://demo.avaturn.dev'", "'https://demo.avaturn.dev'"]);
  });

  test.each(['<img src=x onerror=alert(1)>', "a'b", 'a"b', 'a.b', '-a', 'a$&b', `${'a'.repeat(300)}`, 'ä'])(
    'leaves the code as it is for %s, typed or stored',
    (value) => {
      const {container} = render(sample);
      type(value);
      expect(codes()).toEqual(["'https://demo.avaturn.dev'"]);
      expect(screen.getByLabelText('Your subdomain').getAttribute('aria-invalid')).toBe('true');
      expect(localStorage).toHaveLength(0);
      cleanup();
      localStorage.setItem('avaturn.subdomain', value);
      render(sample, {container: document.body.appendChild(container)});
      expect(codes()).toEqual(["'https://demo.avaturn.dev'"]);
      expect(container.querySelector('img')).toBeNull();
    },
  );
});
