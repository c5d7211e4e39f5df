<?php
/**
 * What the operator sets. A constant of wp-config.php (VENCEJO_SECRET …) comes before the settings page.
 *
 * @package Vencejo
 */

declare(strict_types=1);

namespace Vencejo;

/** Option of the settings, and of the blocks of the home page. */
const SETTINGS = 'vencejo_settings';
const BLOCKS   = 'vencejo_blocks';

/** Setting names, with the constants that replace them. */
const SETTING_NAMES = array(
	'site'      => 'VENCEJO_SITE',
	'secret'    => 'VENCEJO_SECRET',
	'purge_url' => 'VENCEJO_PURGE_URL',
	'token'     => 'VENCEJO_TOKEN',
	'brand'     => 'VENCEJO_BRAND',
);

/** Returns a setting: '' where there is none. */
function setting( string $name ): string {
	$constant = SETTING_NAMES[ $name ];
	if ( defined( $constant ) ) {
		return (string) constant( $constant );
	}
	$settings = get_option( SETTINGS, array() );
	return is_array( $settings ) ? trim( (string) ( $settings[ $name ] ?? '' ) ) : '';
}

/** Returns the public origin of the site, as https://www.example.com; '' where it is not set. */
function public_origin(): string {
	return untrailingslashit( setting( 'site' ) );
}

/** Returns where the site's purges go: its public address, unless the network has another way to it. */
function purge_url(): string {
	$url = setting( 'purge_url' );
	return '' === $url && '' !== public_origin() ? public_origin() . '/admin/cache/purge' : $url;
}
