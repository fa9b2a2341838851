import { createLink, Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { CITIES } from '#domain/location/city.ts'
import { Wordmark } from '../../art/mark.tsx'
import { useTranslation } from '../../language.ts'
import { useLastSearch } from '../../last-search.ts'

const services = ['hairStyling', 'nailArtist', 'spaServices', 'facialTreatments'] as const
const cityCodes = ['NL02', 'NL05', 'NL03', 'NL07', 'NL08']

/** The full footer of pages for reading. */
export function FullFooter() {
  const { t, language } = useTranslation()
  const { service: _lastService, ...place } = useLastSearch()
  const cities = cityCodes.flatMap((code) => CITIES.filter(({ cityCode }) => cityCode === code))
  return (
    <footer className="mt-auto shrink-0 border-t border-line bg-surface-soft px-4 pt-8 pb-8 text-sm text-muted sm:px-5 md:pt-12 xl:px-8">
      <div className="mx-auto max-w-page">
        <div className="grid gap-x-8 gap-y-6 xs:grid-cols-2 xl:grid-cols-[1.5fr_repeat(4,1fr)]">
          <div className="max-xl:col-span-full">
            <Wordmark className="h-5.5 w-auto text-text" />
            <p className="mt-3.5 max-w-[32ch] text-md">{t('shell.promise')}</p>
          </div>
          <Group name={t('shell.search')}>
            <FooterLink to="/search" search={place}>
              {t('shell.allSalons')}
            </FooterLink>
            {services.map((service) => (
              <FooterLink key={service} to="/search" search={{ ...place, service }}>
                {t(`catalog.categories.${service}.name`)}
              </FooterLink>
            ))}
          </Group>
          <Group name={t('shell.cities')}>
            {cities.map(({ cityCode, name }) => (
              <FooterLink key={cityCode} to="/search" search={{ city: cityCode }}>
                {name[language]}
              </FooterLink>
            ))}
          </Group>
          <Group name={t('shell.forSalons')}>
            <FooterLink to="/pricing">{t('shell.pricing')}</FooterLink>
            <FooterLink to="/provider-registration">{t('shell.join')}</FooterLink>
            <FooterLink to="/provider-terms">{t('shell.providerTerms')}</FooterLink>
          </Group>
          <Group name={t('common.brand')}>
            <FooterLink to="/contact-us">{t('shell.contact')}</FooterLink>
            <FooterLink to="/ranking">{t('shell.ranking')}</FooterLink>
            <FooterLink to="/review-checks">{t('shell.reviewChecks')}</FooterLink>
            <FooterLink to="/install">{t('shell.install.link')}</FooterLink>
            <FooterLink to="/cookies">{t('shell.cookies')}</FooterLink>
          </Group>
        </div>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 border-t border-line pt-3">
          <p className="grow">© {t('common.brand')}</p>
          <Link
            to="/terms"
            className="inline-flex min-h-11 min-w-11 items-center justify-center hover:underline"
          >
            {t('shell.terms')}
          </Link>
          <Link
            to="/privacy"
            className="inline-flex min-h-11 min-w-11 items-center justify-center hover:underline"
          >
            {t('shell.privacy')}
          </Link>
        </div>
      </div>
    </footer>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <nav aria-label={name}>
      <h2 className="mb-1 font-sans text-md font-strong tracking-normal">{name}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

const FooterLink = createLink(Item)

function Item({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <li>
      <a {...rest} className="flex min-h-11 items-center text-md hover:underline" />
    </li>
  )
}
