<?php
// Changes a post as an editor does: `php change.php ROOT POST TITLE|trash`.
[ , $root, $post, $title ] = $argv;
$_SERVER['HTTP_HOST']   = 'localhost';
$_SERVER['REQUEST_URI'] = '/';
require "$root/wp-load.php";
if ( 'trash' === $title ) {
	wp_trash_post( (int) $post );
} else {
	wp_update_post( array( 'ID' => (int) $post, 'post_title' => $title ) );
}
