<?php
/**
 * Plugin Name: Vencejo
 * Description: Gives the network's property site its home page blocks and its magazine, and purges what the site keeps of them.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 8.0
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: vencejo
 *
 * @package Vencejo
 */

declare(strict_types=1);

namespace Vencejo;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/site-calls.php';
require __DIR__ . '/includes/clean.php';
require __DIR__ . '/includes/home-data.php';
require __DIR__ . '/includes/sitemap.php';
require __DIR__ . '/includes/purge.php';

register_site_calls();
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_home_data' );
add_action( 'parse_request', __NAMESPACE__ . '\\serve_sitemap', 1 );
register_purges();

if ( is_admin() ) {
	require __DIR__ . '/includes/admin.php';
	register_admin();
}
